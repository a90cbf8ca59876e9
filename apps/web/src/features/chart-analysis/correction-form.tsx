import { zodResolver } from '@hookform/resolvers/zod';
import { correctionSchema, type Chart } from '@pipsight/contract';
import { TIMEFRAMES } from '@pipsight/trading';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { useCorrectAnalysis } from '../../api/correct-analysis.ts';
import { userMessageOf } from '../../api/request-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useAnalysisDesk } from './analysis-desk.tsx';

export type CorrectableField = Chart['corrected'][number];

interface CorrectionFormProps {
  analysisId: string;
  chart: Chart;
  field: CorrectableField;
  name: string;
  onDone: () => void;
}

const chartCorrection = correctionSchema.shape.charts.element.required().shape;

/** Asks for the right value of one reading and has the analysis made again with it. */
export function CorrectionForm({ analysisId, chart, field, name, onDone }: CorrectionFormProps) {
  const { replaceAnalysis } = useAnalysisDesk();
  const correct = useCorrectAnalysis(analysisId);
  const form = useForm({
    resolver: zodResolver(z.object({ value: chartCorrection[field] })),
    defaultValues: { value: startValue(chart, field) },
  });
  const problem = form.formState.errors.value?.message;
  const error = problem === undefined ? undefined : `${name} ${problem}`;
  const submit = form.handleSubmit(({ value }) =>
    correct.mutate(
      { index: chart.index, [field]: value },
      {
        onSuccess: (analysis) => {
          replaceAnalysis(analysis);
          onDone();
        },
      },
    ),
  );
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      {field === 'timeframe' ? (
        <SelectField
          label={name}
          error={problem === undefined ? undefined : 'Choose a timeframe'}
          {...form.register('value')}
        >
          <option value="" disabled>
            Choose
          </option>
          {TIMEFRAMES.map((timeframe) => (
            <option key={timeframe} value={timeframe}>
              {timeframe}
            </option>
          ))}
        </SelectField>
      ) : (
        <Field
          label={name}
          autoComplete="off"
          spellCheck={false}
          inputMode={field === 'lastPrice' ? 'decimal' : 'text'}
          error={error}
          {...form.register('value')}
        />
      )}
      {correct.error && (
        <Alert>{userMessageOf(correct.error, 'The correction was not saved. Please try again.')}</Alert>
      )}
      <p className="text-sm text-soft">The analysis is made again with it. This costs no use.</p>
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" disabled={correct.isPending}>
          {correct.isPending ? 'Correcting...' : 'Correct'}
        </Button>
      </div>
    </form>
  );
}

/** What was read, unless it is a timeframe that cannot be chosen (`M3`). */
function startValue(chart: Chart, field: CorrectableField): string {
  const read = chart[field] ?? '';
  return field !== 'timeframe' || TIMEFRAMES.some((timeframe) => timeframe === read) ? read : '';
}
