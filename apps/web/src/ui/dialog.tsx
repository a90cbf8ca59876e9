import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  title: string;
  /** What the dialog is for, in a sentence. */
  description: string;
  onClose: () => void;
  children: ReactNode;
}

/** An open dialog over the page; takes and returns the focus, closes by Escape. Render it only while it is open. */
export function Dialog({ title, description, onClose, children }: DialogProps) {
  const [opener] = useState(focusedOpener);
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-mark-halo/60" />
        <Primitive.Content
          className="fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-1.5rem))] -translate-x-1/2 -translate-y-1/2 animate-appear gap-4 overflow-y-auto rounded-lg border border-line bg-surface p-5 outline-none"
          onOpenAutoFocus={focusContentWithoutFields}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener?.focus();
          }}
        >
          <div className="grid gap-1 pr-9">
            <Primitive.Title className="text-lg font-semibold wrap-anywhere">{title}</Primitive.Title>
            <Primitive.Description className="text-soft">{description}</Primitive.Description>
          </div>
          {children}
          <Primitive.Close asChild>
            <IconButton icon={X} label="Close" className="absolute top-4 right-4" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Where a dialog still loads what it asks for, the focus would go to its close button, which then shows its name. */
function focusContentWithoutFields(event: Event): void {
  const content = event.currentTarget;
  if (!(content instanceof HTMLElement)) return;
  if (content.querySelectorAll('button, input, select, textarea, a[href]').length > 1) return;
  event.preventDefault();
  content.focus();
}

/** What has the focus as a dialog opens. An item of a menu is gone with its menu: there it is the menu's button. */
function focusedOpener(): HTMLElement | null {
  const focused = document.activeElement;
  const menuButtonId = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? null;
  if (menuButtonId !== null) return document.getElementById(menuButtonId);
  return focused instanceof HTMLElement ? focused : null;
}
