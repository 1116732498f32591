export const loadSizeGuide = async () => (await import('./size-guide-flyout.tsx')).SizeGuideFlyout
export const loadSizeAdvisor = async () => (await import('./size-advisor-flyout.tsx')).SizeAdvisorFlyout
