import { LineChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent } from 'echarts/components';

export default [LineChart, GridComponent, MarkLineComponent];
