import { toast, Toaster } from 'sonner';

const TOAST_MS = 5000;
/** Over the screen's heading, where it hides nothing of what it speaks about. */
const BELOW_NAVIGATION = { top: 64 };
/** On a phone the navigation has two rows. */
const BELOW_PHONE_NAVIGATION = { top: 104 };

/** Shows a toast in place of the one that may still be there. */
export function notify(title: string, description?: string): void {
  toast.dismiss();
  toast(title, { description });
}

/** Like {@link notify}, for a failure. */
export function notifyFailure(title: string, description?: string): void {
  toast.dismiss();
  toast.error(title, { description });
}

/** Where toasts appear. One at a time. */
export function Toasts() {
  return (
    <Toaster
      visibleToasts={1}
      duration={TOAST_MS}
      position="top-center"
      offset={BELOW_NAVIGATION}
      mobileOffset={BELOW_PHONE_NAVIGATION}
      closeButton
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'group flex w-full items-start gap-3 rounded-lg border border-line bg-raised p-4 pr-10 text-base text-ink font-sans shadow-lg shadow-mark-halo/30 data-[type=error]:border-down/50',
          icon: 'mt-0.5 text-down',
          title: 'font-medium',
          description: 'mt-0.5 text-soft',
          closeButton:
            'absolute top-3 right-3 grid size-6 place-items-center rounded-sm text-faint hover:bg-hover hover:text-ink',
        },
      }}
    />
  );
}
