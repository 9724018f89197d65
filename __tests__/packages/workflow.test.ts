import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { MARK } from '../../src/review/show/markdown';

interface Step {
  readonly run?: string;
  readonly if?: string;
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

const text = readFileSync('.github/workflows/review.yml', 'utf8');
const workflow = parse(text) as Workflow;
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

it('runs commands that there are', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const named = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
    ([, name]) => name ?? '',
  );
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('finds its own comment by the mark that reviews begin with, and writes none from a fork', () => {
  const writing = steps.find(({ run }) => run?.includes('gh api'));
  expect(writing?.run).toContain(MARK);
  expect(writing?.if).toBe('github.event.pull_request.head.repo.full_name == github.repository');
});

it('reads only, unless a job says otherwise', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
});

it('puts nothing that others write into a command', () => {
  const within = steps.flatMap(({ run }) => run?.match(/\$\{\{.*?\}\}/g) ?? []);
  expect(within.length).toBeGreaterThan(2);
  expect(within.filter((one) => !/^\$\{\{ (?:matrix|steps)\./.test(one))).toEqual([]);
});
