import { useChangeAnalysisEngine } from '../../api/analysis-engine.ts';
import { userMessageOf } from '../../api/request-error.ts';
import { notify, notifyFailure } from '../../ui/notify.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';

/** Whether the built-in analysis stands in. While a change is on its way, what was asked for is shown. */
export function FallbackSwitch({ fallsBack }: { fallsBack: boolean }) {
  const change = useChangeAnalysisEngine();
  const set = (wanted: boolean) =>
    change.mutate(wanted, {
      onSuccess: (engine) =>
        notify(
          'Saved',
          engine.fallsBack
            ? 'The built-in analysis stands in when the model fails.'
            : 'Analyses fail when the model does, and cost no use.',
        ),
      onError: (error) => notifyFailure('Not saved', userMessageOf(error, 'Please try again.')),
    });
  return (
    <div className="grid gap-1 border-t border-line pt-4">
      <SwitchField
        label="Built-in analysis stands in when the model fails"
        checked={change.isPending ? change.variables : fallsBack}
        onCheckedChange={set}
      />
      <p className="text-sm text-soft">
        When off, such an analysis fails with a sentence that says why, and costs no use.
      </p>
    </div>
  );
}
