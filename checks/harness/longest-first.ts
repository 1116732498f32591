import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take a minute and more, the longest first. What is not named here is short, and fills the gaps at the end. */
const long = [
  'every-page',
  'act-before-script',
  'checkout.crash',
  'save-for-later',
  'session-clients',
  'accessibility',
  'accessibility-of-flyouts',
  'measuring',
  'flyout-sides',
  'ways-to-pay',
  'identity-matrix',
  'whole-shop.crash',
  'sign-in',
  'valid-html',
  'basket-drawer',
  'buy-as-guest',
  'product-page',
  'provider-faults',
]

/** Of each project the long files first, so that none is left alone at the end while other cores have nothing to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    return usual.toSorted((a, b) => groupOf(a) - groupOf(b) || placeOf(a) - placeOf(b))
  }
}

const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder

function placeOf({ moduleId }: TestSpecification): number {
  const place = long.findIndex((name) => basename(moduleId).startsWith(`${name}.`))
  return place === -1 ? long.length : place
}
