import type { AnalysisEngine } from '@pipsight/contract';
import { format } from 'date-fns';
import type { ReactNode } from 'react';
import { useTestAnalysisEngine } from '../../api/analysis-engine.ts';
import { userMessageOf } from '../../api/request-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { notifyFailure } from '../../ui/notify.tsx';

const PROVIDERS: Readonly<Record<string, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': 'Own server',
};

/** Who answers, and whether it sees. */
export function EngineHead({ visionModel }: Pick<AnalysisEngine, 'visionModel'>) {
  const test = useTestAnalysisEngine();
  if (!visionModel) {
    return (
      <p className="max-w-prose text-soft">
        <span className="font-medium text-ink">The built-in analysis answers alone.</span> It needs no key and no
        network. A vision model is switched on with ANALYZER and its key, and takes effect at the next start.
      </p>
    );
  }
  const { provider, model, timeoutMs, selfTest } = visionModel;
  const run = () =>
    test.mutate(undefined, {
      onError: (error) => notifyFailure('Self-test not run', userMessageOf(error, 'Please try again.')),
    });
  return (
    <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
      <dl className="grid content-start gap-2">
        <Fact name="Model">
          <span className="font-medium wrap-anywhere">{model}</span>
        </Fact>
        <Fact name="Provider">{PROVIDERS[provider] ?? provider}</Fact>
        <Fact name="Longest wait">{`${Math.round(timeoutMs / 1000)} s`}</Fact>
      </dl>
      <div className="grid content-start gap-2">
        <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
          <span className="text-soft">Self-test</span>
          {selfTest === null ? (
            <Badge>Not run yet</Badge>
          ) : (
            <Badge tone={selfTest.passed ? 'accent' : 'warn'}>{selfTest.passed ? 'Passed' : 'Failed'}</Badge>
          )}
          {selfTest && (
            <time dateTime={selfTest.testedAt} className="text-sm text-soft">
              {format(selfTest.testedAt, 'MMM dd, yyyy HH:mm')}
            </time>
          )}
          <Button size="small" className="ml-auto" disabled={test.isPending} onClick={run}>
            {test.isPending ? 'Testing...' : 'Run self-test'}
          </Button>
        </div>
        <p className="text-sm text-pretty text-soft">
          {selfTest?.detail ?? 'The model is shown a chart with a printed number and asked for it.'}
        </p>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-4">
      <dt className="text-soft">{name}</dt>
      <dd className="min-w-0 text-right">{children}</dd>
    </div>
  );
}
