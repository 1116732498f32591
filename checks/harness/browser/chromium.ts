import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser for the journeys: `CHROMIUM_PATH`, or an installed one. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...usualPlaces].find((path) => path !== undefined && existsSync(path))
}

/** Installs Debian's package if there is no browser and the process runs as root. Returns whether a browser is installed now. */
export function ensureChromium(): boolean {
  if (findChromium()) return true
  if (process.getuid?.() !== 0) return false
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
  ]) {
    const { status } = spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) return false
  }
  return findChromium() !== undefined
}

/**
 * The pages of the address bar are loaded for each browser context, which takes as long as a page of the shop. Chromium
 * also starts a spare process for each context, which few tests use. The other entries are the ones that Playwright
 * disables by itself, because Chromium reads only the last `--disable-features`.
 */
const disabledFeatures = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
]

/** Switches that a browser needs to run in a container, and switches that stop it from calling other servers during a test. */
export const chromiumArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  `--disable-features=${disabledFeatures.join(',')}`,
]
