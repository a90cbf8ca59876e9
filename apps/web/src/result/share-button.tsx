import type { Analysis } from '@pipsight/contract';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ShareForm } from './share-form.tsx';

/** Opens the dialog that makes a link to an analysis. */
export function ShareButton({ analysis, className }: { analysis: Analysis; className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Share2 aria-hidden />
        Share
      </Button>
      {isOpen && (
        <Dialog
          title="Share this analysis"
          description="The link shows the chart and what was found on it, without your name and the name of your file."
          onClose={() => setIsOpen(false)}
        >
          <ShareForm analysisId={analysis.id} />
        </Dialog>
      )}
    </>
  );
}
