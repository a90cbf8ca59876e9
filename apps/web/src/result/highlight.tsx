import { createContext, useContext, useState, type ReactNode } from 'react';

/** Marks of one chart that are pointed at, on the picture or in the evidence. */
export interface Highlight {
  readonly chartIndex: number;
  readonly markIds: readonly string[];
}

interface HighlightState {
  readonly highlight: Highlight | null;
  readonly setHighlight: (highlight: Highlight | null) => void;
}

const HighlightContext = createContext<HighlightState | null>(null);

/** Links the picture and the facts beside it: what is pointed at in one lights up in the other. */
export function HighlightProvider({ children }: { children: ReactNode }) {
  const [highlight, setHighlight] = useState<Highlight | null>(null);
  return <HighlightContext value={{ highlight, setHighlight }}>{children}</HighlightContext>;
}

/** @throws Error outside a {@link HighlightProvider}. */
export function useHighlight(): HighlightState {
  const state = useContext(HighlightContext);
  if (!state) throw new Error('useHighlight needs a HighlightProvider above it');
  return state;
}
