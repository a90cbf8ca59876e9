import { AnalysisEnginePanel } from '../features/analysis-engine/analysis-engine-panel.tsx';
import { UserAdministrationScreen } from '../features/user-administration/user-administration-screen.tsx';

/** Which engine analyses, in a line until it is opened, and the accounts it does so for. */
export function AdminScreen() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <AnalysisEnginePanel />
      <UserAdministrationScreen />
    </div>
  );
}
