import { tradesFilePath } from '@pipsight/contract';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ImportTradesDialog } from './import-trades-dialog.tsx';
import { OWN_TIME_ZONE } from './time-zones.ts';

/** The journal as a file: out as a CSV, in from a CSV or a MetaTrader report. */
export function JournalFiles({ hasTrades }: { hasTrades: boolean }) {
  const [isImporting, setImporting] = useState(false);
  return (
    <div className="flex gap-2">
      <Button size="small" onClick={() => setImporting(true)}>
        <Upload aria-hidden />
        Import trades
      </Button>
      {hasTrades && (
        <Button asChild size="small">
          <a href={tradesFilePath(OWN_TIME_ZONE)} download>
            <Download aria-hidden />
            Export CSV
          </a>
        </Button>
      )}
      {isImporting && <ImportTradesDialog onClose={() => setImporting(false)} />}
    </div>
  );
}
