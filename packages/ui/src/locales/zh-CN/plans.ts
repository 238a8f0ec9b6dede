/** Words of plans, maps and certificates, in simplified Chinese. */
const plans = {};
export default plans;
