import { sharedPagePath, type Share } from '@pipsight/contract';
import { Globe, Lock, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useShareAnalysis } from '../api/sharing.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Field } from '../ui/field.tsx';
import { notify, notifyFailure } from '../ui/notify.tsx';

/** Asks who may find the analysis, makes the link and has it copied. */
export function ShareForm({ analysisId }: { analysisId: string }) {
  const [isPublic, setIsPublic] = useState(false);
  const share = useShareAnalysis(analysisId);
  const create = () =>
    share.mutate(
      { isPublic },
      {
        onSuccess: () => notify('Share link created', 'Copy it and send it to whom it is for.'),
        onError: () => notifyFailure('Failed to create share link', 'Please try again.'),
      },
    );
  const isMade = share.data?.isPublic === isPublic;
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-medium text-soft">Who may find it</legend>
        <Choice
          icon={Lock}
          name="Private"
          text="Only people who have the link."
          checked={!isPublic}
          onChoose={() => setIsPublic(false)}
        />
        <Choice
          icon={Globe}
          name="Publicly discoverable"
          text="Search engines may list it too."
          checked={isPublic}
          onChoose={() => setIsPublic(true)}
        />
      </fieldset>
      {share.data && <ShareLink share={share.data} />}
      {!isMade && (
        <Button variant="primary" onClick={create} disabled={share.isPending}>
          {share.isPending ? 'Creating link...' : 'Create link'}
        </Button>
      )}
    </>
  );
}

interface ChoiceProps {
  icon: LucideIcon;
  name: string;
  text: string;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ icon: Icon, name, text, checked, onChoose }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-md border border-line p-3 transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-raised">
      <input type="radio" name="visibility" checked={checked} onChange={onChoose} className="mt-1 accent-action" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-soft">{text}</span>
      </span>
      <Icon className="mt-0.5 size-4 shrink-0 text-faint" aria-hidden />
    </label>
  );
}

function ShareLink({ share }: { share: Share }) {
  const url = window.location.origin + sharedPagePath(share.shareToken);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <Field
        label={share.isPublic ? 'Publicly discoverable link' : 'Private link'}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton
        text={url}
        label="Copy link"
        onCopied={() => notify('Copied to clipboard')}
        onFailed={() => notifyFailure('Failed to copy', 'Please copy the link manually.')}
      />
    </div>
  );
}
