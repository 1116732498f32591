import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take a minute or more, the longest first. All others are shorter and come after them. */
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

/** Runs the long files of each project first, so that no long file runs alone at the end while other cores are idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    return usual.toSorted((a, b) => groupOf(a) - groupOf(b) || placeOf(a) - placeOf(b))
  }
}

const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder

function placeOf({ moduleId }: TestSpecification): number {
  const place = placeAmongLong(moduleId)
  return place === -1 ? long.length : place
}

/** True if the file takes a minute or more. */
export const isLong = (file: string): boolean => placeAmongLong(file) !== -1

const placeAmongLong = (file: string): number => long.findIndex((name) => basename(file).startsWith(`${name}.`))
