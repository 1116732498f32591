import type { ReactNode } from 'react'
import type { Variant } from '#contracts/catalogue.ts'
import { Checkbox } from '#ui/choice/index.ts'
import { EmailField } from '#ui/field/index.ts'
import { Select } from '#ui/select/index.ts'
import { useMarket } from '#web/markets/index.ts'

export interface NotifyMeFieldsProps {
  readonly productId: string
  readonly variants: readonly Variant[]
  /** The size that was chosen on the product page. */
  readonly sku: string | undefined
  /** True if the product is not launched yet, so the notification is about the product and not about a size. */
  readonly launch: boolean
  readonly form?:
    | {
        readonly values: Readonly<Record<string, string>>
        readonly problems: Readonly<Record<string, readonly string[]>>
      }
    | undefined
  readonly children: ReactNode
}

/** The fields for a notification: an email address, and a size if there are several. */
export function NotifyMeFields({ productId, variants, sku, launch, form, children }: NotifyMeFieldsProps) {
  const { t } = useMarket()
  const gone = variants.filter(({ inStockEcom }) => !inStockEcom)
  return (
    <>
      <input type="hidden" name="productid" value={productId} />
      {!launch && gone.length > 0 && (
        <Select
          id="notify-size"
          name="sku"
          label={t('product.size')}
          required
          placeholder={gone.length > 1 ? t('notify-me.choose-size') : undefined}
          defaultValue={form?.values.sku ?? (gone.some(({ id }) => id === sku) ? sku : undefined)}
          problems={form?.problems.sku}
          choices={gone.map(({ id, size, length }) => ({
            value: id,
            label: [size.name, length?.name].filter(Boolean).join(' / '),
          }))}
        />
      )}
      <EmailField
        id="notify-email"
        label={t('notify-me.email')}
        help={t('notify-me.email-why')}
        defaultValue={form?.values.email}
        problems={form?.problems.email}
        explain={() => t('form.write-like', 'name@example.com')}
      />
      <Checkbox
        id="notify-newsletter"
        name="acceptnewsletter"
        value="true"
        label={t('checkout.newsletter')}
        defaultChecked={form?.values.acceptnewsletter === 'true'}
      />
      {children}
    </>
  )
}
