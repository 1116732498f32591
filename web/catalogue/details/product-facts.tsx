import type { ReactNode } from 'react'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { ShippingMethod } from '#contracts/delivery.ts'
import { Accordion } from '#ui/accordion/index.ts'
import { type MarketView, useMarket } from '#web/markets/index.ts'
import { measureText } from '../measure-text.ts'
import styles from './product-facts.module.css'
import { ReadMore } from './read-more.tsx'
import { Sustainability } from './sustainability.tsx'

export interface ProductFactsProps {
  readonly product: ProductDetail
  readonly shippingMethods: readonly ShippingMethod[]
}

/** Product details in closed sections; only the description is open. Empty sections are left out. */
export function ProductFacts({ product, shippingMethods }: ProductFactsProps) {
  const { t, money, toggle } = useMarket()
  return (
    <div>
      {product.description && (
        <Accordion title={t('product.description')} group="about" open>
          <ReadMore text={product.description} />
          {product.disclaimer && <p className={styles.small}>{product.disclaimer}</p>}
        </Accordion>
      )}
      {!product.isDigital && <Part title={t('product.material-and-care')} facts={materialFacts(product, t, toggle)} />}
      <Part
        title={t('product.model-measurements')}
        facts={toggle('modelMeasurementTab') ? modelFacts(product, t) : []}
      />
      <Sustainability product={product} />
      {!product.isDigital && (
        <Part
          title={t('product.delivery-and-returns')}
          facts={shippingMethods.map(({ name, price }) => [
            name,
            price.amount === 0 ? t('product.free') : <bdi key="price">{money(price)}</bdi>,
          ])}
        />
      )}
    </div>
  )
}

type Fact = readonly [name: string, value: ReactNode]
type Words = MarketView['t']

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

function materialFacts(product: ProductDetail, t: Words, toggle: MarketView['toggle']): Fact[] {
  const { fabricComposition, fabricCompositionEnglish, careInstructions, colour, styleOptionNumber } = product
  const english = toggle('englishOverride') ? fabricCompositionEnglish : undefined
  const fabric = english ? <span lang="en">{english}</span> : fabricComposition
  return [
    ...(fabric ? [[t('product.material'), fabric] as const] : []),
    ...(careInstructions.length > 0 ? [[t('product.care'), <Care key="care" of={careInstructions} />] as const] : []),
    [t('product.colour'), [...new Set([colour.name, colour.nuance, colour.base])].join(' · ')],
    [t('product.style-number'), <bdi key="style">{styleOptionNumber}</bdi>],
  ]
}

/** Care instructions. Products of other brands have them as free text. */
function Care({ of }: { readonly of: readonly string[] }) {
  const { t } = useMarket()
  return (
    <ul>
      {of.map((care) => {
        const key = `care.${care}`
        const words = t(key)
        return <li key={care}>{words === key ? care : words}</li>
      })}
    </ul>
  )
}

const measures = ['height', 'size', 'chest', 'waist', 'hip', 'innerLeg', 'shoulder', 'shoeSize'] as const

function modelFacts({ modelMeasurements }: ProductDetail, t: Words): Fact[] {
  if (!modelMeasurements) return []
  return measures.flatMap((name) =>
    modelMeasurements[name] ? [[t(`product.model-${name}`), measureText(modelMeasurements[name], t)] as const] : [],
  )
}
