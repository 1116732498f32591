import { type FormEvent, useState } from 'react'
import type { ProductDetail, Variant } from '#contracts/catalogue.ts'
import { Button } from '#ui/button/index.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { api } from '#web/platform/client.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import styles from './notify-me.module.css'
import { NotifyMeBadges } from './notify-me-badges.tsx'
import { NotifyMeFields } from './notify-me-fields.tsx'

export interface NotifyMeFlyoutProps {
  readonly product: Pick<ProductDetail, 'id' | 'name' | 'variants' | 'comingSoonProduct' | 'badges' | 'price'>
  readonly chosen: { readonly variant: Variant | undefined }
  readonly open: boolean
  readonly onClose: () => void
}

type Problems = Readonly<Record<string, readonly string[]>>

/** The form to request a notification when a size is back or a product is launched, over the current page. */
export function NotifyMeFlyout({ product, chosen, open, onClose }: NotifyMeFlyoutProps) {
  const { t, market } = useMarket()
  const [noted, setNoted] = useState<'noted' | 'undone'>()
  const [form, setForm] = useState<{ values: Record<string, string>; problems: Problems }>()
  const { answer } = useAnswer(open ? product.id : undefined, () => waitsFor(market.id, product.id))
  const waits = typeof answer === 'object' ? answer.value : undefined
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const problems = await optIn(market.id, product, values)
    setNoted(problems ? undefined : 'noted')
    setForm(problems && { values, problems })
  }
  const takeBack = () => takenBack(market.id, product.id).then((done) => done && setNoted('undone'))
  const close = () => {
    setNoted(undefined)
    onClose()
  }
  return (
    <Drawer open={open} onClose={close} title={t('notify-me.title')} closeWord={t('close')}>
      {noted === 'noted' && (
        <Notice tone="success" role="status" title={t('notify-me.noted')}>
          <p>{t('notify-me.noted-why', product.name)}</p>
          <Button type="button" kind="quiet" onClick={takeBack}>
            {t('notify-me.undo')}
          </Button>
        </Notice>
      )}
      {noted === 'undone' && <Notice role="status">{t('notify-me.undone', product.name)}</Notice>}
      {!noted && (
        <form className={styles.form} onSubmit={submit}>
          <NotifyMeBadges of={product} />
          <p>{t(product.comingSoonProduct ? 'notify-me.launch-intro' : 'notify-me.intro', product.name)}</p>
          {waits && <Notice>{t('notify-me.waits', waits.email)}</Notice>}
          {form?.problems[''] && <Notice tone="warning" role="alert" title={form.problems['']![0]} />}
          <NotifyMeFields
            productId={product.id}
            variants={product.variants}
            sku={chosen.variant?.id}
            launch={product.comingSoonProduct}
            form={form}
          >
            <Button kind="primary">{t('notify-me.ask')}</Button>
          </NotifyMeFields>
        </form>
      )}
    </Drawer>
  )
}

/** The subscription of this browser, if there is one. Subscriptions of other browsers are not visible. */
const waitsFor = (catalog: string, productId: string) =>
  api('GET /api/notifyme/{catalog}/check-existing-subscription', { catalog, query: { productId } }).catch(
    () => undefined,
  )

/** Ends the last subscription of this browser. If this fails, the link in the mail still works. */
async function takenBack(catalog: string, productId: string): Promise<boolean> {
  const wish = await waitsFor(catalog, productId)
  if (!wish) return false
  return api('GET /api/notifyme/{catalog}/optout', { catalog, query: { token: wish.token } }).then(
    () => true,
    () => false,
  )
}

/** Stores the request. Returns the problems by field, or undefined if it was stored. */
async function optIn(
  catalog: string,
  { id: productId, comingSoonProduct }: NotifyMeFlyoutProps['product'],
  { email = '', sku, acceptnewsletter }: Readonly<Record<string, string>>,
): Promise<Problems | undefined> {
  const body = { email, productId, ...(acceptnewsletter ? { acceptNewsletter: true } : {}) }
  try {
    if (comingSoonProduct) await api('PUT /api/productgoinglive/{catalog}/optin', { catalog, body })
    else await api('PUT /api/notifyme/{catalog}/optin', { catalog, body: { ...body, ...(sku ? { sku } : {}) } })
    return undefined
  } catch (error) {
    const result = error instanceof ApiError ? error.result : undefined
    return result?.errors ?? { '': [result?.message ?? ''] }
  }
}
