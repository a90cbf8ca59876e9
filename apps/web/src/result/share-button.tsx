import type { Analysis } from '@pipsight/contract';
import { Share2 } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { Button } from '../ui/button.tsx';
import { ShareForm } from './share-form.tsx';

/** Opens the dialog that makes a link to an analysis. */
export function ShareButton({ analysis, className }: { analysis: Analysis; className?: string }) {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button size="small" className={className}>
          <Share2 aria-hidden />
          Share
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-mark-halo/60" />
        <Dialog.Content className="fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-1.5rem))] -translate-1/2 animate-appear gap-4 overflow-y-auto rounded-lg border border-line bg-surface p-5">
          <div className="grid gap-1">
            <Dialog.Title className="text-lg font-semibold">Share this analysis</Dialog.Title>
            <Dialog.Description className="text-soft">
              The link shows the chart and what was found on it, without your name and the name of your file.
            </Dialog.Description>
          </div>
          <ShareForm analysisId={analysis.id} />
          <Dialog.Close asChild>
            <Button variant="quiet" className="justify-self-end">
              Close
            </Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
