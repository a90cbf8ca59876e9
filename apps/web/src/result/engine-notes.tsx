import { AGREEMENT_CHECK, BUILTIN_ENGINE, NO_MODEL_CHECK, type Analysis } from '@pipsight/contract';
import { Cpu, Info, ScanEye } from 'lucide-react';

/** Who answered. */
export function EngineLine({ engine }: { engine: string }) {
  const isBuiltin = engine === BUILTIN_ENGINE;
  const Icon = isBuiltin ? Cpu : ScanEye;
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-sm text-soft">
      <Icon className="size-3.5 shrink-0" aria-hidden />
      <span className="truncate">{isBuiltin ? 'Built-in analysis' : `${engine}, checked against the picture`}</span>
    </p>
  );
}

/** What a trader must know of how the answer came about: that a stand-in answered, or that two look different ways. */
export function EngineNotes({ analysis: { engine, checks } }: { analysis: Pick<Analysis, 'engine' | 'checks'> }) {
  const standIn = engine === BUILTIN_ENGINE ? checks.find(({ name }) => name === NO_MODEL_CHECK) : undefined;
  const dispute = checks.find(({ name, status }) => name === AGREEMENT_CHECK && status === 'failed');
  if (!standIn && !dispute) return null;
  return (
    <div className="grid gap-2">
      {standIn && <Note>{standIn.detail}</Note>}
      {dispute && <Note>{`The built-in analysis disagrees. ${dispute.detail}`}</Note>}
    </div>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-2.5 rounded-md border border-warn/40 bg-warn/8 px-3 py-2.5 text-sm text-pretty">
      <Info className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
