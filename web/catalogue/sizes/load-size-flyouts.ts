export const loadSizeGuide = async () => (await import('./size-guide-flyout.tsx')).SizeGuideFlyout
export const loadSizeGuideSections = async () => (await import('./size-guide-sections.tsx')).SizeGuideSections
export const loadSizeAdvisor = async () => (await import('./size-advisor-flyout.tsx')).SizeAdvisorFlyout
