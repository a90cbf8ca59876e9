import { Price } from '../ui/price.tsx';
import { Section } from './section.tsx';

type Fact = { readonly name: string } & ({ readonly text: string | null } | { readonly price: string | null });

interface FactListProps {
  title: string;
  symbol: string | null;
  /** A fact that is null is left out. */
  facts: readonly Fact[];
}

/** Names and values, one a line. */
export function FactList({ title, symbol, facts }: FactListProps) {
  const known = facts.filter((fact) => ('price' in fact ? fact.price : fact.text) !== null);
  return (
    <Section title={title}>
      {known.length === 0 && <p className="text-faint">Unknown</p>}
      <dl className="grid gap-1">
        {known.map((fact) => (
          <div key={fact.name} className="flex items-baseline justify-between gap-4">
            <dt className="shrink-0 text-soft">{fact.name}</dt>
            <dd className="min-w-0 text-right font-medium wrap-break-word">
              {'price' in fact ? <Price value={fact.price} symbol={symbol} /> : fact.text}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
