import { applyServices } from '../../src/consent/browser/services';

jest.mock('../../src/settings', () => ({ settings: { services: { monitoring: 'token' } } }));
jest.mock('../../src/consent/browser/monitoring', () => {
  throw new Error('ChunkLoadError');
});
jest.mock('../../src/consent/browser/vitals', () => ({ noteVitals: jest.fn() }));

it('leaves a visit alone if the code of a service does not arrive, now or when it is to stop', async () => {
  const onRejection = jest.fn();
  process.on('unhandledRejection', onRejection);
  await applyServices(['analytics']);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await applyServices([]);
  process.off('unhandledRejection', onRejection);
  expect(onRejection).not.toHaveBeenCalled();
});
