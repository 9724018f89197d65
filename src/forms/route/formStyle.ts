import { palette } from '../../styles/palette';

export const formStyle = `
.summary{list-style:none;margin:0 0 40px;padding:16px 24px;border:2px solid ${palette['brick-700']};border-radius:10px;background:${palette['brick-100']}}
.summary a,.error{color:${palette['brick-700']};font-weight:500}
.summary a{display:inline-block;padding:4px 0}
form{display:grid;gap:24px}
.field{display:grid;gap:8px;min-width:0;padding:0;border:0}
label,legend{padding:0;font-weight:500}
small,.help{color:${palette['ink-600']};font-size:.9375rem;font-weight:400}
legend{margin-bottom:8px}
input,select,textarea{width:100%;min-height:48px;padding:10px 14px;border:1px solid ${palette['ink-500']};border-radius:4px;background:${palette.white};color:inherit;font:inherit}
[aria-invalid]{border:2px solid ${palette['brick-700']}}
fieldset[aria-invalid]{border:0}
.check{display:flex;gap:12px;align-items:flex-start;font-weight:400}
.check input{flex:none;width:24px;min-height:24px;height:24px;margin:0}
input:focus-visible,select:focus-visible,textarea:focus-visible,button:focus-visible{outline:2px solid ${palette['ink-900']};outline-offset:3px}
button{min-height:48px;padding:0 24px;border:0;border-radius:4px;background:${palette['brick-600']};color:${palette.white};font:inherit;font-weight:560;cursor:pointer}
.trap{position:absolute;left:-999rem}
.back{margin-top:40px}
`;
