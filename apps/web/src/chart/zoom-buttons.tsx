import { Maximize, RotateCcw, ZoomIn, ZoomOut, type LucideIcon } from 'lucide-react';
import { IconButton } from '../ui/icon-button.tsx';
import type { PictureControls } from './use-picture-view.ts';

const STEP = 1.5;

export function ZoomButtons({ controls }: { controls: PictureControls }) {
  const { isWhole, isHome } = controls;
  const buttons: { label: string; icon: LucideIcon; disabled: boolean; act: () => void }[] = [
    { label: 'Zoom in', icon: ZoomIn, disabled: false, act: () => controls.zoom(STEP) },
    { label: 'Zoom out', icon: ZoomOut, disabled: isWhole, act: () => controls.zoom(1 / STEP) },
    { label: 'Show whole picture', icon: Maximize, disabled: isWhole, act: controls.showWhole },
    { label: 'Reset view', icon: RotateCcw, disabled: isHome, act: controls.reset },
  ];
  return (
    <div className="flex items-center">
      {buttons.map(({ label, icon, disabled, act }) => (
        <IconButton key={label} label={label} icon={icon} disabled={disabled} onClick={act} />
      ))}
    </div>
  );
}
