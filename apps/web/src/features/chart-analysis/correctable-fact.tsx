import type { Chart } from '@pipsight/contract';
import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../ui/popover.tsx';
import { CorrectionForm, type CorrectableField } from './correction-form.tsx';
import { ReadingFact } from './reading-fact.tsx';

interface CorrectableFactProps {
  analysisId: string;
  chart: Chart;
  field: CorrectableField;
  name: string;
  value: ReactNode;
}

/** A reading with a button that opens its correction. */
export function CorrectableFact({ analysisId, chart, field, name, value }: CorrectableFactProps) {
  const [open, setOpen] = useState(false);
  const label = `Correct the ${name.toLowerCase()}`;
  return (
    <ReadingFact
      name={name}
      value={value}
      {...(chart.corrected.includes(field) && { note: 'Corrected' })}
      action={
        <Popover open={open} onOpenChange={setOpen}>
          <PopoverTrigger asChild>
            <Button variant="quiet" size="icon" aria-label={label}>
              <Pencil className="size-3.5!" aria-hidden />
            </Button>
          </PopoverTrigger>
          <PopoverContent align="end" aria-label={label}>
            <CorrectionForm
              analysisId={analysisId}
              chart={chart}
              field={field}
              name={name}
              onDone={() => setOpen(false)}
            />
          </PopoverContent>
        </Popover>
      }
    />
  );
}
