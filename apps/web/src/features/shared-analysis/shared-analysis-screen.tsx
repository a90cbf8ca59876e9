import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { publicConfig } from '../../api/public-config.ts';
import { useSharedAnalysis } from '../../api/sharing.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Loading } from '../../ui/loading.tsx';
import { SharedReport } from './shared-report.tsx';

/** A shared analysis, for anyone who has its link. */
export function SharedAnalysisScreen({ token }: { token: string }) {
  const { data, isPending } = useSharedAnalysis(token);
  // The server titles the page of a link by what it shows; beyond the link it is the product's again.
  useEffect(
    () => () => {
      document.title = publicConfig().appTitle;
    },
    [],
  );
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex h-14 max-w-5xl items-center px-3 sm:px-5">
          <Link href="/" className="flex items-center gap-2.5 rounded-md text-lg font-semibold tracking-tight">
            <BrandMark className="size-6" />
            {publicConfig().appTitle}
          </Link>
        </div>
      </header>
      <main className="mx-auto max-w-5xl px-3 py-5 sm:px-5">
        {isPending && (
          <Middle>
            <Loading className="py-0" />
          </Middle>
        )}
        {!isPending && !data && <AnalysisNotFound />}
        {data && <SharedReport token={token} shared={data} />}
      </main>
    </>
  );
}

function AnalysisNotFound() {
  return (
    <Middle>
      <h1 className="text-xl font-semibold">Analysis Not Found</h1>
      <p>This shared analysis link is invalid or has expired.</p>
      <p className="text-soft">{`The link you're looking for doesn't exist or is no longer available.`}</p>
    </Middle>
  );
}

function Middle({ children }: { children: ReactNode }) {
  return <div className="grid justify-items-center gap-2 py-24 text-center">{children}</div>;
}
