import type { Template } from '@kalam/domain/templates/template-model';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

interface DialogProps {
  readonly onClose: () => void;
}

interface TemplatePreviewProps extends DialogProps {
  readonly template: Template;
  /** False where one looks without choosing, as staff do. */
  readonly usable?: boolean;
}

/** Dialogs that another feature, the header or the footer may open: by name, because features do not import each other. */
export interface SharedDialogs {
  readonly privacyPolicy: ComponentType<DialogProps>;
  readonly cookiePolicy: ComponentType<DialogProps>;
  readonly dataProtectionNotice: ComponentType<DialogProps>;
  readonly templatePreview: ComponentType<TemplatePreviewProps>;
}

const Context = createContext<SharedDialogs | undefined>(undefined);

export const SharedDialogsProvider = ({
  dialogs,
  children,
}: {
  readonly dialogs: SharedDialogs;
  readonly children: ReactNode;
}) => <Context value={dialogs}>{children}</Context>;

export const useSharedDialogs = (): SharedDialogs => {
  const dialogs = useContext(Context);
  if (dialogs === undefined) throw new Error('No SharedDialogsProvider around this screen');
  return dialogs;
};
