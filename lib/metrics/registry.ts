import {
  Counter,
  type CounterConfiguration,
  collectDefaultMetrics,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from 'prom-client';
import { perProcess } from '@/lib/process/per-process';

export const registry = (): Registry =>
  perProcess('metrics', () => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    return registry;
  });

const known = <Metric>(name: string) => registry().getSingleMetric(name) as Metric | undefined;

export const counter = <Label extends string>(config: CounterConfiguration<Label>) =>
  known<Counter<Label>>(config.name) ?? new Counter({ ...config, registers: [registry()] });

export const gauge = <Label extends string>(config: GaugeConfiguration<Label>) =>
  known<Gauge<Label>>(config.name) ?? new Gauge({ ...config, registers: [registry()] });

export const histogram = <Label extends string>(config: HistogramConfiguration<Label>) =>
  known<Histogram<Label>>(config.name) ?? new Histogram({ ...config, registers: [registry()] });
