import type { FormState, PageOf } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { Picture } from '#ui/picture/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { productSource } from '#web/platform/picture-address.ts'
import styles from './notify-me.module.css'
import { NotifyMeBadges } from './notify-me-badges.tsx'
import { NotifyMeFields } from './notify-me-fields.tsx'

export interface BackInStockFormProps {
  readonly ask: NonNullable<PageOf<'notifyMePage'>['ask']>
  readonly form: FormState | undefined
}

/** The form as a page, for shoppers without script. It has the same fields as the flyout, and the confirmation. */
export function BackInStockForm({ ask, form }: BackInStockFormProps) {
  const { t, links } = useMarket()
  const { part, badges, sku, launch, noted } = ask
  return (
    <section className={styles.page} aria-labelledby="notify-title">
      <div className={styles.picture}>
        <Picture
          source={productSource(part.images.urlTemplate, part.images.indexes[0]?.index ?? 1, 'thumb')}
          alt=""
          ratio="3/4"
          sizes="120px"
        />
        <NotifyMeBadges of={{ badges, price: part.price }} />
      </div>
      <div className={styles.form}>
        <h1 id="notify-title" tabIndex={-1}>
          {t('notify-me.title')}
        </h1>
        {noted ? (
          <Notice tone="success" role="status" title={t('notify-me.noted')}>
            {t('notify-me.noted-why', part.name)}
          </Notice>
        ) : (
          <form
            className={styles.form}
            method="post"
            action={`${links.notifyMePage}?${new URLSearchParams({ productid: part.id, ...(sku ? { sku } : {}) })}`}
          >
            <p>{t(launch ? 'notify-me.launch-intro' : 'notify-me.intro', part.name)}</p>
            <NotifyMeFields productId={part.id} variants={part.variants} sku={sku} launch={launch} form={form}>
              <Button kind="primary" name="formAction" value="notify-me">
                {t('notify-me.ask')}
              </Button>
            </NotifyMeFields>
          </form>
        )}
        <TextLink href={part.url}>{t('notify-me.to-product')}</TextLink>
      </div>
    </section>
  )
}
