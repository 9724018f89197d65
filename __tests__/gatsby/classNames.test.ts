import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shortClassNames } from '../../src/gatsby/classNames';

const folder = mkdtempSync(path.join(tmpdir(), 'class-names-'));
const file = (name: string) => path.join(folder, name);

beforeAll(() => {
  mkdirSync(file('deep'));
  const many = Array.from({ length: 60 }, (_, index) => `.c${index} { top: 0.5px }`).join('\n');
  writeFileSync(
    file('A.module.css'),
    `/* .no */ .root { width: 1.5rem } .root > .title:hover {}\n${many}`,
  );
  writeFileSync(file('deep/B.module.css'), '.root { color: red }');
});

describe('shortClassNames', () => {
  it('gives every class of every module a name of its own', () => {
    const { nameOf } = shortClassNames(folder);
    const locals = ['root', 'title', ...Array.from({ length: 60 }, (_, index) => `c${index}`)];
    const names = [
      ...locals.map((local) => nameOf(file('A.module.css'), local)),
      nameOf(file('deep/B.module.css'), 'root'),
    ];
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-zA-Z]{4,5}$/);
  });

  it('gives the same names in every compilation', () => {
    const again = shortClassNames(folder).nameOf;
    expect(again(file('deep/B.module.css'), 'root')).toBe(
      shortClassNames(folder).nameOf(file('deep/B.module.css'), 'root'),
    );
  });

  it('gives the same names in every folder that the project is built in', () => {
    const namesIn = (root: string) => {
      const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
      mkdirSync(path.join(root, 'src'), { recursive: true });
      const module = path.join(root, 'src/A.module.css');
      writeFileSync(module, '.root { color: red } @keyframes turn { to { rotate: 1turn } }');
      const { nameOf, version } = shortClassNames(path.join(root, 'src'));
      const names = [nameOf(module, 'root'), nameOf(module, 'turn'), version];
      cwd.mockRestore();
      return names;
    };
    expect(namesIn(file('one/root'))).toEqual(namesIn(file('another')));
  });

  it('leaves the classes of other modules as they are', () => {
    const before = shortClassNames(folder).nameOf(file('A.module.css'), 'title');
    writeFileSync(file('0-first.module.css'), '.root { color: red }');
    expect(shortClassNames(folder).nameOf(file('A.module.css'), 'title')).toBe(before);
  });

  it('has another version as soon as a module is added', () => {
    const { version } = shortClassNames(folder);
    writeFileSync(file('deep/C.module.css'), '.root { color: red }');
    expect(shortClassNames(folder).version).not.toBe(version);
  });

  it('keeps classes of packages clear of them', () => {
    expect(shortClassNames(folder).nameOf('/elsewhere/C.module.css', 'root')).toMatch(
      /^x-[0-9a-f]{8}$/,
    );
  });
});
