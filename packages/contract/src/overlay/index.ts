export * from './chart-area.ts';
export * from './picture-view.ts';
export * from './price-scale.ts';
export * from './stack-tags.ts';
