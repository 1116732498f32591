import { type FormEvent, useState } from 'react'
import type { SizeAdvice } from '#contracts/size-guides.ts'
import { Button } from '#ui/button/index.ts'
import { Checkbox, Radio } from '#ui/choice/index.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { Field } from '#ui/field/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'
import { hasConsent } from '#web/platform/consent.ts'
import type { ProductFlyoutProps } from '../flyout.ts'
import styles from './size-advisor.module.css'

type State = 'open' | 'asking' | 'failed' | SizeAdvice

/** Asks for two figures and suggests a size. Nothing is sent until the shopper has agreed, here or to functional cookies. */
export function SizeAdvisorFlyout({ product, chosen, open, onClose }: ProductFlyoutProps) {
  const { t, market } = useMarket()
  const [state, setState] = useState<State>('open')
  const [refused, setRefused] = useState<readonly string[]>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (!hasConsent('functional') && form.get('agreed') === null) return setRefused([t('size-advisor.consent-missing')])
    setState('asking')
    const body = {
      productId: product.id,
      heightCm: Number(form.get('height')),
      weightKg: Number(form.get('weight')),
      fit: form.get('fit') as 'close' | 'regular' | 'loose',
    }
    const advice = api('POST /api/size-advisor/{catalog}/advice', { catalog: market.id, body })
    setState(await advice.catch(() => 'failed' as const))
  }
  const take = (sku: string) => {
    const variant = product.variants.find(({ id }) => id === sku)
    if (variant) chosen.choose({ sizeId: variant.size.sizeId })
    onClose()
  }
  return (
    <Drawer open={open} onClose={onClose} title={t('size-advisor.title')} closeWord={t('close')}>
      <form className={styles.form} onSubmit={submit}>
        <p>{t('size-advisor.intro')}</p>
        <Figures />
        {open && !hasConsent('functional') && (
          <Checkbox id="advisor-agreed" name="agreed" label={t('size-advisor.consent')} problems={refused} />
        )}
        <Button kind="primary" busy={state === 'asking'}>
          {t('size-advisor.ask')}
        </Button>
        <div aria-live="polite">
          {state === 'failed' && <Notice tone="warning">{t('size-advisor.failed')}</Notice>}
          {typeof state === 'object' && <Advice advice={state} onTake={take} />}
        </div>
      </form>
    </Drawer>
  )
}

const fits = ['close', 'regular', 'loose'] as const

function Figures() {
  const { t } = useMarket()
  return (
    <>
      <Field
        {...{ id: 'advisor-height', name: 'height', label: t('size-advisor.height') }}
        {...{ type: 'number', inputMode: 'numeric', min: 60, max: 230, required: true }}
      />
      <Field
        {...{ id: 'advisor-weight', name: 'weight', label: t('size-advisor.weight') }}
        {...{ type: 'number', inputMode: 'numeric', min: 8, max: 250, required: true }}
      />
      <fieldset className={styles.fits}>
        <legend>{t('size-advisor.fit')}</legend>
        {fits.map((fit) => (
          <Radio
            key={fit}
            name="fit"
            value={fit}
            label={t(`size-advisor.fit-${fit}`)}
            defaultChecked={fit === 'regular'}
          />
        ))}
      </fieldset>
    </>
  )
}

interface AdviceProps {
  readonly advice: SizeAdvice
  readonly onTake: (sku: string) => void
}

function Advice({ advice: { sku, size, reason }, onTake }: AdviceProps) {
  const { t } = useMarket()
  if (sku === undefined || size === undefined) return <Notice title={t('size-advisor.none')}>{reason}</Notice>
  return (
    <Notice tone="success" title={t('size-advisor.suggested', size)}>
      <p>{reason}</p>
      <Button type="button" onClick={() => onTake(sku)}>
        {t('size-advisor.take', size)}
      </Button>
    </Notice>
  )
}
