import { createTextEngine, type TextEngine } from './text-engine.ts';

let shared: Promise<TextEngine> | null = null;

/** The engine of this thread, started at first need and kept: starting one costs more than reading a picture. */
export function sharedTextEngine(): Promise<TextEngine> {
  shared ??= createTextEngine();
  return shared;
}
