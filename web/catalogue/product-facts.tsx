import type { ReactNode } from 'react'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { ShippingMethod } from '#contracts/delivery.ts'
import { Accordion } from '#ui/accordion/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './product-facts.module.css'

export interface ProductFactsProps {
  readonly product: ProductDetail
  readonly shippingMethods: readonly ShippingMethod[]
}

/** What can be known of a product, folded; the description open. Parts without a fact are left out. */
export function ProductFacts({ product, shippingMethods }: ProductFactsProps) {
  const { t, money, toggle } = useMarket()
  return (
    <div>
      <Accordion title={t('product.description')} group="about" open>
        {product.description.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Accordion>
      <Part title={t('product.material-and-care')} facts={materialFacts(product, t)} />
      <Part
        title={t('product.model-measurements')}
        facts={toggle('modelMeasurementTab') ? modelFacts(product, t) : []}
      />
      {toggle('sustainabilityReasons') && product.sustainabilityReasons.length > 0 && (
        <Accordion title={t('product.responsibility')} group="about">
          {product.sustainabilityReasons.map(({ id, reason, supportText }) => (
            <p key={id}>
              {reason}. {supportText}
            </p>
          ))}
        </Accordion>
      )}
      <Part
        title={t('product.delivery-and-returns')}
        facts={shippingMethods.map(({ name, price }) => [
          name,
          price.amount === 0 ? t('product.free') : <bdi key="price">{money(price)}</bdi>,
        ])}
      />
    </div>
  )
}

type Fact = readonly [name: string, value: ReactNode]
type Words = ReturnType<typeof useMarket>['t']

function Part({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <Accordion title={title} group="about">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Accordion>
  )
}

function materialFacts({ fabricComposition, careInstructions, id }: ProductDetail, t: Words): Fact[] {
  return [
    ...(fabricComposition ? [[t('product.material'), fabricComposition] as const] : []),
    ...(careInstructions.length > 0
      ? [[t('product.care'), careInstructions.map((care) => careWords(care, t)).join(', ')] as const]
      : []),
    [t('product.number'), <bdi key="id">{id}</bdi>],
  ]
}

/** Goods of other houses bring their care in words of their own. */
function careWords(care: string, t: Words): string {
  const key = `care.${care}`
  const words = t(key)
  return words === key ? care : words
}

const measures = ['height', 'size', 'chest', 'waist', 'hip', 'innerLeg', 'shoulder', 'shoeSize'] as const

function modelFacts({ modelMeasurements }: ProductDetail, t: Words): Fact[] {
  if (!modelMeasurements) return []
  return measures.flatMap((name) =>
    modelMeasurements[name] ? [[t(`product.model-${name}`), modelMeasurements[name]] as const] : [],
  )
}
