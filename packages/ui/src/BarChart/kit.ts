import { BarChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent } from 'echarts/components';

export default [BarChart, GridComponent, MarkLineComponent];
