import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

/** How long the checkmark shows that it was copied. */
const COPIED_MS = 2000;

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** Name of the button. */
  label: string;
  onCopied: () => void;
  onFailed: () => void;
}

/** Copies a text to the clipboard and shows a checkmark for a moment. */
export function CopyButton({ text, label, onCopied, onFailed }: CopyButtonProps) {
  /** When it was last copied, by the page's clock; null once the checkmark is gone. */
  const [copiedAt, setCopiedAt] = useState<number | null>(null);
  useEffect(() => {
    if (copiedAt === null) return undefined;
    const timer = setTimeout(() => setCopiedAt(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  const copy = async () => {
    try {
      // There is no clipboard outside secure pages; that is a failure like any other.
      await navigator.clipboard.writeText(text);
    } catch {
      onFailed();
      return;
    }
    setCopiedAt(performance.now());
    onCopied();
  };
  const copied = copiedAt !== null;
  return (
    <Button className="h-10" aria-label={copied ? 'Copied' : label} onClick={() => void copy()}>
      {copied ? <Check className="text-accent" aria-hidden /> : <Copy aria-hidden />}
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
}
