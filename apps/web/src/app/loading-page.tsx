import { Spinner } from '../ui/spinner.tsx';

/** Fills the page until it is known what to show on it. */
export function LoadingPage() {
  return (
    <output className="grid h-dvh place-content-center justify-items-center gap-3 text-soft">
      <Spinner className="size-6 text-accent" />
      <span>Loading...</span>
    </output>
  );
}
