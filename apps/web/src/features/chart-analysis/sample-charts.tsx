import { useMutation } from '@tanstack/react-query';
import { fetchPicture } from '../../api/fetch-picture.ts';
import { notifyFailure } from '../../ui/notify.tsx';
import { useAnalysisDesk } from './analysis-desk.tsx';
import { samplePath, SAMPLES, type Sample } from './samples.ts';

/** Charts to try the product with. */
export function SampleCharts() {
  const { addFiles } = useAnalysisDesk();
  const load = useMutation({
    mutationFn: (sample: Sample) => Promise.all(sample.files.map((file) => fetchPicture(samplePath(file)))),
    onSuccess: addFiles,
    onError: () => notifyFailure('Sample not loaded', 'Please try again.'),
  });
  return (
    <section aria-labelledby="samples-title" className="grid gap-2.5">
      <h2 id="samples-title" className="text-sm font-medium text-soft">
        No chart at hand? Try a sample
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {SAMPLES.map((sample) => (
          <li key={sample.name}>
            <button
              type="button"
              disabled={load.isPending}
              onClick={() => load.mutate(sample)}
              className="grid w-full gap-2 rounded-md max-sm:grid-cols-[7.5rem_1fr] max-sm:items-center border border-line bg-page p-2 text-left transition-colors hover:border-field hover:bg-hover"
            >
              <img
                src={samplePath(sample.files[0])}
                alt=""
                loading="lazy"
                className="aspect-video w-full rounded-sm bg-raised object-cover object-right"
              />
              <span className="flex items-baseline justify-between gap-x-2 px-1 max-sm:flex-col sm:pb-0.5">
                <span className="font-medium">
                  <span className="sr-only">Sample </span>
                  {sample.name}
                </span>{' '}
                <span className="text-sm text-faint">{sample.detail}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
