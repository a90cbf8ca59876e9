import { sharedPagePath, type Share } from '@pipsight/contract';
import { Globe, Lock, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { userMessageOf } from '../api/request-error.ts';
import { useRemoveShare, useShare, useShareAnalysis } from '../api/sharing.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Field } from '../ui/field.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Loading } from '../ui/loading.tsx';
import { notify, notifyFailure } from '../ui/notify.tsx';

/** Asks who may find the analysis, makes the link and has it copied, changed or taken away. */
export function ShareForm({ analysisId }: { analysisId: string }) {
  const { data: share, error, isFetching, refetch } = useShare(analysisId);
  if (share !== undefined) return <ShareChoices analysisId={analysisId} share={share} />;
  if (!error) return <Loading />;
  return (
    <LoadFailure isRetrying={isFetching} onRetry={() => void refetch()}>
      {userMessageOf(error, 'The link of this analysis could not be loaded.')}
    </LoadFailure>
  );
}

function ShareChoices({ analysisId, share }: { analysisId: string; share: Share | null }) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const make = useShareAnalysis(analysisId);
  const remove = useRemoveShare(analysisId);
  const isPublic = chosen ?? share?.isPublic ?? false;
  const isPending = make.isPending || remove.isPending;
  const create = () =>
    make.mutate(
      { isPublic },
      {
        onSuccess: () => {
          setChosen(null);
          if (share) notify('Share link changed', 'It is the same link as before.');
          else notify('Share link created', 'Copy it and send it to whom it is for.');
        },
        onError: () => notifyFailure('Failed to create share link', 'Please try again.'),
      },
    );
  const takeAway = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        setChosen(null);
        notify('Share link removed', 'Whoever has it finds nothing there any more.');
      },
      onError: () => notifyFailure('Failed to remove share link', 'Please try again.'),
    });
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-medium text-soft">Who may find it</legend>
        <Choice
          icon={Lock}
          name="Private"
          text="Only people who have the link."
          checked={!isPublic}
          onChoose={() => setChosen(false)}
        />
        <Choice
          icon={Globe}
          name="Publicly discoverable"
          text="Search engines may list it too."
          checked={isPublic}
          onChoose={() => setChosen(true)}
        />
      </fieldset>
      {share && <ShareLink share={share} />}
      <div className="flex flex-wrap justify-end gap-2">
        {share && (
          <Button variant="quiet" onClick={takeAway} disabled={isPending}>
            {remove.isPending ? 'Removing link...' : 'Remove link'}
          </Button>
        )}
        {share?.isPublic !== isPublic && (
          <Button variant="primary" onClick={create} disabled={isPending}>
            {buttonText(share !== null, make.isPending)}
          </Button>
        )}
      </div>
    </>
  );
}

function buttonText(exists: boolean, isPending: boolean): string {
  if (exists) return isPending ? 'Changing link...' : 'Change link';
  return isPending ? 'Creating link...' : 'Create link';
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
