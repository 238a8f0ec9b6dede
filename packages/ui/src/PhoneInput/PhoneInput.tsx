import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useMemo, useRef, useState, type ComponentProps, type Ref } from 'react';
import type { ComboboxOption } from '../Combobox/model.ts';
import { OptionList } from '../Combobox/parts/OptionList.tsx';
import { useCombo } from '../Combobox/useCombo.ts';
import { useFieldControl } from '../Field/FieldContext.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { useFormValue } from '../hooks/useFormValue.ts';
import { usePressOutside } from '../hooks/usePlacement.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { useValidity } from '../hooks/useValidity.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import { bare, controlSize, frame } from '../style/control.css.ts';
import type { Size } from '../style/tones.ts';
import { countries as allCountries, type Country } from './countries.ts';
import { isRegion, parsePhone, plausible, spaced, type Phone } from './model.ts';
import * as styles from './PhoneInput.css.ts';

export interface PhoneInputProps extends Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'ref'
> {
  ref?: Ref<HTMLInputElement>;
  value?: Phone;
  defaultValue?: Phone;
  onValueChange?: (value: Phone) => void;
  /** Countries to choose from, the most common ones first. Default: all. */
  countries?: readonly Country[];
  /** Name of the calling code in a form; `name` is that of the number. */
  codeName?: string;
  size?: Size;
}

const nobody: Phone = { country: 'CN', number: '' };

/**
 * A phone number with its country. A pasted number with +, 00 or 86 is split into calling code and number. The
 * country is found by typing its name or code. `className` and `style` go to the root, all other props to the
 * field of the number.
 */
export function PhoneInput({
  value,
  defaultValue = nobody,
  onValueChange,
  countries = allCountries,
  name,
  codeName,
  size = 'md',
  className,
  style,
  ref,
  ...rest
}: PhoneInputProps) {
  const id = useId();
  const labels = useLabels('phoneInput');
  const box = useRef<HTMLDivElement>(null);
  const input = useSharedRef(ref);
  const wiring = useFieldControl(rest);
  const [phone, setPhone] = useFormValue(input, value, defaultValue, onValueChange);
  const [typing, setTyping] = useState(false);
  const code = countries.find(({ region }) => region === phone.country)?.code ?? '';

  const options = useMemo((): readonly ComboboxOption[] => {
    const names = new Intl.DisplayNames(labels.language, { type: 'region' });
    return countries.map(({ region, code: calling }) => ({
      value: region,
      label: `${isRegion(region) ? (names.of(region) ?? region) : region} +${calling}`,
      keywords: region,
    }));
  }, [countries, labels.language]);

  const combo = useCombo<ComboboxOption>({
    id,
    options,
    resting: `+${code}`,
    start: phone.country,
    filter: true,
    loading: false,
    onPick: ({ value: country }) => {
      setPhone({ ...phone, country });
      input.current?.focus();
    },
    readOnly: rest.readOnly === true || rest.disabled === true,
  });
  usePressOutside([box], combo.open, combo.hide);

  const wrong = phone.number !== '' && !plausible(phone);
  useValidity(input, wrong ? labels.wrong : undefined);
  // The component shows no error of its own when the surrounding Field already shows one.
  const shown = wrong && !typing && wiring['aria-invalid'] !== true;

  return (
    <div data-component="PhoneInput" className={clsx(styles.root, className)} style={style}>
      <div
        ref={box}
        onBlur={combo.onRootBlur}
        data-part="frame"
        data-invalid={shown || wiring['aria-invalid'] === true ? '' : undefined}
        data-disabled={rest.disabled === true ? '' : undefined}
        className={clsx(frame, controlSize[size])}
      >
        <div className={styles.country} data-part="country">
          <input
            {...combo.input}
            disabled={rest.disabled}
            readOnly={rest.readOnly}
            aria-label={labels.country}
            // Selects the present code, so that the first typed letter of a search replaces it.
            onFocus={(event) => event.currentTarget.select()}
            className={clsx(bare, styles.code)}
          />
          <Icon glyph={ChevronDown} size="sm" className={styles.chevron} />
        </div>
        <input
          autoComplete="tel-national"
          placeholder={labels.placeholder}
          {...rest}
          {...wiring}
          ref={input}
          type="tel"
          inputMode="tel"
          value={typing ? phone.number : spaced(phone)}
          aria-invalid={shown ? true : wiring['aria-invalid']}
          aria-describedby={
            [wiring['aria-describedby'], shown && `${id}-fault`].filter(Boolean).join(' ') || undefined
          }
          onChange={(event) => {
            setTyping(true);
            setPhone(parsePhone(event.currentTarget.value, phone.country, countries));
          }}
          onBlur={(event) => {
            rest.onBlur?.(event);
            setTyping(false);
          }}
          data-part="input"
          className={clsx(bare, styles.number)}
        />
        {/* The visible field shows the number in groups; this hidden field is sent with the form. */}
        {name !== undefined && (
          <input type="hidden" name={name} value={phone.number} disabled={rest.disabled} />
        )}
        {codeName !== undefined && (
          <input type="hidden" name={codeName} value={code} disabled={rest.disabled} />
        )}
        {combo.open && (
          <OptionList
            id={id}
            anchor={box}
            label={labels.country}
            rows={combo.rows}
            active={combo.active}
            chosen={(option) => option.value === phone.country}
            empty={combo.empty}
            loading={false}
            onActive={combo.setActive}
            onPick={combo.pick}
          />
        )}
      </div>
      <FieldError id={`${id}-fault`}>{shown ? labels.wrong : undefined}</FieldError>
    </div>
  );
}
