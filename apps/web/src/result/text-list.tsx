import { Section } from './section.tsx';

interface TextListProps {
  title: string;
  items: readonly string[];
  /** Said in their place where there are none. */
  empty: string;
}

/** Sentences under a title. */
export function TextList({ title, items, empty }: TextListProps) {
  return (
    <Section title={title}>
      {items.length === 0 ? (
        <p className="text-faint">{empty}</p>
      ) : (
        <ul className="grid gap-1">
          {items.map((item) => (
            <li key={item} className="border-l-2 border-line pl-2.5 text-pretty wrap-break-word">
              {item}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
