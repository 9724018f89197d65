import { useState } from 'react';
import { fill } from '../../text/fillWords';
import copy from '../../copy/roi.json';
import type { RoiInputs } from '../../roi/fields.ts';
import { saveFile } from '../../roi/page/saveFile.ts';
import { site } from '../../site';

/** File name of the report. */
export const reportFile = `${fill(copy.download.file, { slug: site.slug })}.pdf`;

export type ReportError = 'offline' | 'template' | 'other';

export type ReportState =
  | { readonly is: 'idle' | 'done' | 'fetching' | 'drawing' }
  | { readonly is: 'failed'; readonly error: ReportError };

function errorOf(cause: unknown): ReportError {
  if (!navigator.onLine) return 'offline';
  return cause instanceof Error && cause.name === 'TemplateError' ? 'template' : 'other';
}

/** State of the report, and a function that makes it. Its code loads on the first click. */
export function useReport() {
  const [state, setState] = useState<ReportState>({ is: 'idle' });
  const isBusy = state.is === 'fetching' || state.is === 'drawing';
  const make = async (inputs: RoiInputs): Promise<void> => {
    setState({ is: 'fetching' });
    try {
      const { makeReport } = await import('../../roi/page/makeReport.ts');
      saveFile(await makeReport(inputs, () => setState({ is: 'drawing' })), reportFile);
      setState({ is: 'done' });
    } catch (cause) {
      setState({ is: 'failed', error: errorOf(cause) });
    }
  };
  return { state, isBusy, make: (inputs: RoiInputs) => void (isBusy || make(inputs)) };
}
