import type { Chart } from '@pipsight/contract';
import { useState } from 'react';

interface StoredPictureProps {
  url: string;
  size: Pick<Chart, 'width' | 'height'>;
  /** Picture pixels in one screen pixel. */
  unit: number;
}

/** The trader's own picture, or a line in its place where it cannot be loaded. */
export function StoredPicture({ url, size: { width, height }, unit }: StoredPictureProps) {
  const [failed, setFailed] = useState(false);
  if (!failed) return <image href={url} width={width} height={height} onError={() => setFailed(true)} />;
  return (
    <text x={width / 2} y={height / 2} fontSize={14 * unit} textAnchor="middle" className="fill-soft">
      The picture could not be loaded. What was found on it is still drawn.
    </text>
  );
}
