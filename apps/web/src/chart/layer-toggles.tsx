import { Eye, EyeOff } from 'lucide-react';
import { Toggle } from 'radix-ui';
import { LAYERS, type LayerId } from './layers.ts';
import type { LayerChoice } from './use-layers.ts';

/** One button a layer. Layers that hold nothing on this chart are not offered. */
export function LayerToggles({ choice, available }: { choice: LayerChoice; available: ReadonlySet<LayerId> }) {
  return (
    <fieldset className="-mx-1 flex min-w-0 items-center gap-1 overflow-x-auto p-1 sm:flex-wrap">
      <legend className="sr-only">Layers drawn over the chart</legend>
      {LAYERS.filter(({ id }) => available.has(id)).map(({ id, name }) => {
        const shown = choice.shown.has(id);
        return (
          <Toggle.Root
            key={id}
            pressed={shown}
            onPressedChange={() => choice.toggle(id)}
            className="inline-flex h-7 shrink-0 items-center gap-1.5 rounded-sm border border-line px-2 text-xs font-medium text-faint transition-colors hover:bg-hover hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink"
          >
            {shown ? <Eye className="size-3.5 text-accent" aria-hidden /> : <EyeOff className="size-3.5" aria-hidden />}
            {name}
          </Toggle.Root>
        );
      })}
    </fieldset>
  );
}
