import { TestEnvironment } from 'jest-environment-node';
import * as playwright from 'playwright-core';

/**
 * Hands tests the driver of the browser, one for all files of a worker. Jest would load it for each file
 * again, into a world of its own where each of its answers takes longer.
 */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.playwright = playwright;
  }
}
