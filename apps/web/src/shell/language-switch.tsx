import { useLingui } from '@lingui/react/macro';
import { chooseLanguage, currentLanguage } from '../platform/languages/i18n.ts';
import { type Language, languages } from '../platform/languages/languages.ts';
import { keepLanguageOffline } from '../platform/offline/offline-start.ts';
import { LanguageIcon } from '../ui/icons.tsx';
import { announce } from '../ui/live-region.tsx';
import { Menu, type MenuItem } from '../ui/overlays/menu.tsx';
import { showToast } from '../ui/toasts/toast.ts';

/** Every language is named in itself, so that whoever needs it can read it. */
const choices = Object.keys(languages) as Language[];

/** The languages as items of a menu. */
export const useLanguageItems = (): readonly MenuItem[] => {
  const { t } = useLingui();
  const spoken = currentLanguage();
  const choose = async (language: Language) => {
    try {
      await chooseLanguage(language);
      keepLanguageOffline(language);
      announce(languages[language]);
    } catch {
      showToast(t`The language could not be loaded. Please check your internet connection.`, {
        tone: 'danger',
      });
    }
  };
  return choices.map((language) => ({
    label: <span lang={language}>{languages[language]}</span>,
    checked: language === spoken,
    onSelect: () => void choose(language),
  }));
};

interface LanguageSwitchProps {
  readonly above?: boolean;
  /** Where there is room for more than a sign. */
  readonly named?: boolean;
}

export const LanguageSwitch = ({ above, named = false }: LanguageSwitchProps) => {
  const { t } = useLingui();
  const spoken = currentLanguage();
  return (
    <Menu
      label={t`Language: ${languages[spoken]}`}
      above={above}
      button={
        <>
          <LanguageIcon />
          {named && <span lang={spoken}>{languages[spoken]}</span>}
        </>
      }
      buttonClassName="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-base px-2 font-medium text-14 text-muted hover:bg-ink/6 hover:text-ink"
      items={useLanguageItems()}
    />
  );
};
