import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={classNames('rounded-lg border border-line bg-surface', className)} {...rest} />;
}
