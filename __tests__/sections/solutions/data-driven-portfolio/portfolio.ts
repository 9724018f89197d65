/** Three buildings, each the first of another order. */
export const portfolio = {
  orders: ['By the bill', 'By area', 'By empty hour'].map((title) => ({
    title,
    unit: 'kWh',
    verdict: `${title} says.`,
  })),
  buildings: [
    { code: 'A', kwh: 9_000_000, area: 600_000, emptyKwh: 1_200_000 },
    { code: 'B', kwh: 1_700_000, area: 90_000, emptyKwh: 270_000 },
    { code: 'C', kwh: 3_800_000, area: 210_000, emptyKwh: 1_470_000 },
  ].map((building) => ({
    ...building,
    city: `City of ${building.code}`,
    remark: `Remark on ${building.code}.`,
    next: `Next for ${building.code}`,
  })),
};
