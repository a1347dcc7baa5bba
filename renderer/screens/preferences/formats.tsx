import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { changeUserPreferences, useUserPreferences } from '#renderer/state/preferences/user-preferences.ts';
import { describeInstant } from '#shared/formats/words/describe-instant.ts';
import { browserLocale, formatNumber } from '#shared/formats/words/locale.ts';
import { formatLocales, nameOfLocale } from './format-locales.ts';
import { PreferenceRow } from './preference-row.tsx';

/** A number and a time, which languages write in different ways. */
function describeFormats(): string {
  const date = describeInstant(new Date(2026, 11, 31, 18, 30), { dateStyle: 'long', timeStyle: 'short' });
  return `${formatNumber(1_234_567.89)} · ${date}`;
}

export function FormatLocaleChoice() {
  const { formatLocale } = useUserPreferences();
  const tags = formatLocales(formatLocale);
  return (
    <PreferenceRow
      title="Language of formats"
      detail={
        <>
          How numbers, dates and sizes are written: <span>{describeFormats()}</span>
        </>
      }
      control={
        <CompactSelect
          label="Language of formats"
          value={formatLocale}
          options={[
            { value: '', label: `Browser default: ${nameOfLocale(browserLocale())}` },
            ...tags.map((tag) => ({ value: tag, label: nameOfLocale(tag) })),
          ]}
          onChange={(next) => changeUserPreferences({ formatLocale: next })}
        />
      }
    />
  );
}
