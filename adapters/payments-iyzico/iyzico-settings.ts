import type { IyzicoKeys } from './iyzico-api.ts'

export interface IyzicoSettings extends IyzicoKeys {
  readonly environment: 'test' | 'live'
  readonly simulated: boolean
  readonly origins: readonly string[]
}
