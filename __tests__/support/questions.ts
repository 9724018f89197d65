/** What readers type, and the page that has to be among the first three of what is found. */
type Questions = readonly (readonly [typed: string, page: string])[];

export const questions: Questions = [
  ['chiller approach', '/resources/infographic/year-of-a-chiller/'],
  ['how long does onboarding take', '/customer-success/'],
  ['refrigerant leak rate rule', '/why-lintel/knowledge-base/refrigerant-compliance/'],
  ['price per building', '/pricing/'],
  ['offline inspections', '/product/inspection-software/'],
  ['sso', '/security/'],
  ['work order template', '/why-lintel/knowledge-base/work-orders/'],
  ['what is a CMMS', '/learn/cmms-guide/'],
  ['CMMS ROI', '/resources/cmms-roi-calculator/'],
  ['book a demo', '/request-demo/'],
  ['free trial', '/request-trial/'],
  ['is Lintel GDPR compliant?', '/gdpr-compliance/'],
  ['iso certification', '/newsroom/iso-27001/'],
  ['QR code', '/product/service-request-software/'],
  ['legionella flushing', '/webinar/flushing-rounds/'],
  ['BACnet integration', '/integrations/'],
  ['night load', '/resources/guide/night-load-walk/'],
  ['asset register', '/resources/guide/asset-register-in-a-week/'],
  ['how to choose a CMMS', '/cmms-evaluation-guide/'],
  ['supermarket refrigeration energy', '/product/refrigeration-optimization/'],
  ['hospital maintenance software', '/industry/healthcare/'],
  ['support engineer job', '/careers/support-engineer-nights/'],
  ['events in London', '/events/futureproof-fmsp-london/'],
  ['too many alarms', '/resources/guide/alarm-clean-up/'],
  ['contractor invoice', '/product/vendor-management-software/'],
  ['who founded Lintel', '/about/'],
  ['preventive maintenance plan', '/resources/guide/first-maintenance-plan/'],
  ['leave our old CAFM', '/break-free-from-legacy-cafm/'],
  ['repair or replace', '/solutions/asset-lifecycle-management/'],
  ['spare parts inventory', '/product/inventory-management-software/'],
  ['cooling tower water', '/resources/newsletter/may-2026/'],
  ['sub-processors', '/privacy/sub-processors/'],
  ['january 2026 release notes', '/whats-new-in-lintel/january-2026/'],
  ['release notes', '/release-notes/'],
  ['vulnerability', '/security/'],
  ['report security vulnerability', '/security/'],
  ['unsubscribe', '/resources/newsletter/'],
  ['healthcare customer', '/resources/case-study/st-alder-health/'],
  ['login', '/contact/'],
  ['sign in', '/contact/'],
  ['call', '/contact/'],
  ['accessibility', '/accessibility/'],
  ['VPAT', '/accessibility/'],
];

export const misspelled: Questions = [
  ['preventative maintainance', '/product/preventive-maintenance-software/'],
  ['refridgeration monitoring', '/product/refrigeration-monitoring/'],
  ['vender management', '/product/vendor-management-software/'],
  ['integratons', '/integrations/'],
  ['inspecton app', '/product/inspection-software/'],
  ['refrigerant leek', '/product/refrigerant-leak-compliance/'],
];

export const plurals: Questions = [
  ['leak logs', '/resources/guide/leak-log/'],
  ['work order', '/product/work-order-software/'],
  ['price lists', '/newsroom/price-list/'],
];

export const numbers: Questions = [
  ['R-404A', '/resources/infographic/way-of-a-pound/'],
  ['404a', '/resources/infographic/way-of-a-pound/'],
  ['9.3.1', '/whats-new-in-lintel/july-2026/'],
  ['version 9.6', '/whats-new-in-lintel/october-2026/'],
];
