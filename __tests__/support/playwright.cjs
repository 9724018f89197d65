/** What the environment of the tests has loaded (browserEnvironment.mjs). */
module.exports = globalThis.playwright;
