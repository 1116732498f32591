import { useEffect } from 'react'
import { Field } from '#ui/field/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { useLazy } from '#web/platform/use-lazy.ts'

/** The identity number, which Turkish law requires for a payment. The card itself is entered on the provider's page. */
export function PersonalNumber({ problems }: { readonly problems: readonly string[] | undefined }) {
  const { t } = useMarket()
  const [Instalments, want] = useLazy(loadInstalments)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, after hydration.
  useEffect(() => void want(), [])
  return (
    <>
      <Field
        id="personalNumber"
        name="personalNumber"
        label={t('payments.personal-number')}
        help={t('payments.personal-number-why')}
        problems={problems}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={11}
        pattern="[1-9]\d{10}"
        required
      />
      {Instalments && <Instalments />}
    </>
  )
}

const loadInstalments = async () => (await import('./instalments.tsx')).Instalments
